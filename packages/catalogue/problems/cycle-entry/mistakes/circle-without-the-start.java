import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] arrows, int start) {
        int[] a = new int[arrows.length + 1];
        System.arraycopy(arrows, 0, a, 1, arrows.length);
        int slow = start, fast = start;
        do { slow = a[slow]; fast = a[a[fast]]; } while (slow != fast);
        if (fast == 0) return 0;
        int third = start;
        do { third = a[third]; slow = a[slow]; } while (third != slow);
        return third;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int start = nextInt(in);
        int[] arrows = new int[n];
        for (int i = 0; i < n; i++) {
            arrows[i] = nextInt(in);
        }
        System.out.println(solve(arrows, start));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
