import java.util.*;

public class Main {
    static long solve(long a, long b) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(solve(in.nextLong(), in.nextLong()));
    }
}
