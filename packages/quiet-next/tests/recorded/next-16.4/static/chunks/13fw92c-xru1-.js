// recorded: framework-ready
