"""HTTP: routes, what they take and what they tell."""
