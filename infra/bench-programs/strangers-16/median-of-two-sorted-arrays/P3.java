import java.util.*;
import java.io.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        // throw everything into one heap and take the smaller half out again
        PriorityQueue<Long> heap = new PriorityQueue<>();
        for (int station = 0; station < 2; station++) {
            in.nextToken();
            int count = (int) in.nval;
            for (int i = 0; i < count; i++) {
                in.nextToken();
                heap.add((long) in.nval);
            }
        }
        int total = heap.size();
        for (int i = 0; i < (total - 1) / 2; i++) {
            heap.poll();
        }
        double median = heap.poll();
        if (total % 2 == 0) {
            median = (median + heap.poll()) / 2;
        }
        System.out.println(String.format(Locale.ROOT, "%.1f", median));
    }
}
