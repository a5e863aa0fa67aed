"""Behind the Throne: reveal courtiers for as long as you dare, gather columns whose abilities help you gather more."""
