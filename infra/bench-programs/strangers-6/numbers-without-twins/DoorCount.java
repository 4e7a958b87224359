import java.util.Scanner;

public class DoorCount {
    static long upTo(long x) {
        if (x <= 0) return 0;
        long top = 1, free = 1, shorter = 0;
        while (x / top >= 10) {
            free *= 9;
            shorter += free;
            top *= 10;
        }
        long total = shorter;
        int last = 0;
        for (long place = top; place > 0; place /= 10) {
            int digit = (int) (x / place % 10);
            for (int d = 0; d < digit; d++) {
                if (d != last) total += free;
            }
            if (digit == last) return total;
            last = digit;
            free /= 9;
        }
        return total + 1;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        long a = s.nextLong();
        long b = s.nextLong();
        System.out.println(upTo(b) - upTo(a - 1));
    }
}
