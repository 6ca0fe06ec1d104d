import './styles.css';
import { FrameworkReady } from '@sutra/quiet-next/ready';

export const metadata = { title: 'One island' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <FrameworkReady />
      </body>
    </html>
  );
}
