# The site as a container: docs/hosting.md. Also runs the owner's commands, in its stage `build`.
# Dependabot renews the digests of the images.
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --omit=dev
COPY . .
# These are written into the pages.
ARG SITE_URL
ARG PROFILE_SERVICE
ARG NEXT_PUBLIC_FIREBASE_API_KEY
ARG NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN
ARG NEXT_PUBLIC_FIREBASE_PROJECT_ID
RUN npm run build:standalone
# The commands write to /data, and nothing to this folder.
RUN install --directory --mode=700 --owner=node --group=node /data
USER node

FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
LABEL org.opencontainers.image.title=sutra
WORKDIR /app
# Docker sets HOSTNAME to the container's id, on which the server would listen.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 NEXT_TELEMETRY_DISABLED=1
# A folder that is set would say that the disk lasts: on Cloud Run and others it does not.
RUN install --directory --mode=700 --owner=node --group=node /data && ln -s /data .data
COPY deploy/check-health.mjs ./
COPY --from=build /app/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
# Once a minute, because each check writes to the store.
HEALTHCHECK --interval=60s --timeout=15s --start-period=30s CMD ["node", "check-health.mjs"]
CMD ["node", "server.js"]
