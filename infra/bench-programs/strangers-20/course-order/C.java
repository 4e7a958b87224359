import java.io.*;
import java.util.*;
import java.util.stream.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> after = IntStream.rangeClosed(0, n)
                .<List<Integer>>mapToObj(i -> new ArrayList<>()).collect(Collectors.toList());
        int[] open = new int[n + 1];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            after.get(a).add(b);
            open[b]++;
        }
        // always the course with the smallest number that is possible
        PriorityQueue<Integer> free = new PriorityQueue<>();
        for (int i = 1; i <= n; i++) if (open[i] == 0) free.add(i);
        StringJoiner order = new StringJoiner(" ");
        int taken = 0;
        while (!free.isEmpty()) {
            int c = free.poll();
            taken++;
            order.add(Integer.toString(c));
            for (int d : after.get(c)) if (--open[d] == 0) free.add(d);
        }
        System.out.println(taken == n ? order : "impossible");
    }
}
