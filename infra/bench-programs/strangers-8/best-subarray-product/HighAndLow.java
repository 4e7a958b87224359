import java.util.Scanner;
import java.io.BufferedInputStream;

public class HighAndLow {
    private long high, low, best;

    HighAndLow(long first) {
        high = low = best = first;
    }

    void feed(long x) {
        high = Math.max(x, Math.max(high * x, low * x));
        low = Math.min(x, Math.min(high * x, low * x));
        best = Math.max(best, high);
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(new BufferedInputStream(System.in));
        int n = s.nextInt();
        HighAndLow w = new HighAndLow(s.nextLong());
        while (--n > 0) w.feed(s.nextLong());
        System.out.println(w.best);
    }
}
