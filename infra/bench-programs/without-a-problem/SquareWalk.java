import java.util.*;

class SquareWalk {
    public static void main(String[] args) {
        long n = Long.parseLong(new Scanner(System.in).next());
        long odd = 1, steps = 0;
        while (n >= odd) {
            n -= odd;
            odd += 2;
            steps++;
        }
        System.out.println(steps + " " + n);
    }
}
