-- Contact messages for wrk: each from another sender and another address, as the limits want it.
-- Arguments: the id of the action, and the origin of the site.
local id, origin, run
local count = 0
local boundary = "bench-0123456789abcdef"

function init(arguments)
  id, origin = arguments[1], arguments[2]
  run = os.time() % 65536
end

-- Spreads the first requests over a second: Node accepts one connection in each turn of its event
-- loop, so that the last of 50 that start at once would wait for a second.
function delay()
  return count < 50 and math.random(1000) or 0
end

local function field(name, value)
  return "--" .. boundary .. '\r\nContent-Disposition: form-data; name="' .. name .. '"\r\n\r\n' .. value .. "\r\n"
end

function request()
  count = count + 1
  local key = string.format("%d-%d", run, count)
  local body = field("_1_name", "Asha")
    .. field("_1_email", key .. "@example.in")
    .. field("_1_subject", "Load")
    .. field("_1_message", key)
    .. field("_1_id", string.format("form-id-%05d-%08d", run, count))
    .. field("0", '[{"status":"idle"},"$K1"]')
    .. "--" .. boundary .. "--\r\n"
  return wrk.format("POST", nil, {
    ["next-action"] = id,
    ["accept"] = "text/x-component",
    ["origin"] = origin,
    ["content-type"] = "multipart/form-data; boundary=" .. boundary,
    ["x-forwarded-for"] = string.format("2001:db8:%x:%x::1", math.floor(count / 65536), count % 65536),
  }, body)
end
