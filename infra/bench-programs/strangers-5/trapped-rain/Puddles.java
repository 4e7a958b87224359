import java.io.*;
import java.util.*;

public class Puddles {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in, 1 << 16);
        int n = read(in);
        Deque<int[]> steps = new ArrayDeque<>();
        long water = 0;
        for (int i = 0; i < n; i++) {
            int h = read(in), floor = 0;
            while (!steps.isEmpty() && steps.peek()[1] <= h) {
                int[] s = steps.pop();
                water += (long) (s[1] - floor) * (i - s[0] - 1);
                floor = s[1];
            }
            if (!steps.isEmpty()) water += (long) (h - floor) * (i - steps.peek()[0] - 1);
            steps.push(new int[] {i, h});
        }
        System.out.println(water);
    }

    static int read(InputStream in) throws IOException {
        int c, v = 0;
        do c = in.read(); while (c < '0');
        for (; c >= '0'; c = in.read()) v = 10 * v + (c & 15);
        return v;
    }
}
