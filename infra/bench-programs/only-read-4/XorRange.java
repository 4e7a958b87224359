import java.util.Scanner;

public class XorRange {
    static long upTo(long n) {
        switch ((int) (n & 3)) {
            case 0: return n;
            case 1: return 1;
            case 2: return n + 1;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long l = sc.nextLong();
        long r = sc.nextLong();
        long x = upTo(r);
        if (l > 0) x ^= upTo(l - 1);
        System.out.println(x);
    }
}
