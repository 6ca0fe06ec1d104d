-- A form that no page of the site has; its headers come by `-H`.
wrk.method = "POST"
wrk.body = "a=b"
