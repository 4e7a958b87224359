import java.io.*;
import java.util.*;

public class E {
    static class Reading {
        int value, minute;
        Reading(int value, int minute) {
            this.value = value;
            this.minute = minute;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        PriorityQueue<Reading> display = new PriorityQueue<>((p, q) -> q.value - p.value);
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            display.offer(new Reading((int) in.nval, i));
            while (display.peek().minute <= i - k) display.poll();
            if (i >= k) {
                if (i > k) out.append(' ');
                out.append(display.peek().value);
            }
        }
        System.out.println(out);
    }
}
