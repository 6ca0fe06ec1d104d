// recorded
