/** Stands for `next/navigation`: a part is on no page of Next. */
export const usePathname = () => '/';
