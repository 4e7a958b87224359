import java.io.*;
import java.util.*;
import java.util.stream.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), k = next(in);
        long sx = next(in), sy = next(in);
        long[] dist = new long[n];
        Integer[] order = new Integer[n];
        for (int i = 0; i < n; i++) {
            long dx = next(in) - sx;
            long dy = next(in) - sy;
            dist[i] = dx * dx + dy * dy;
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> (int) (dist[a] - dist[b]));
        System.out.println(Arrays.stream(order)
                .limit(k)
                .map(i -> String.valueOf(i + 1))
                .collect(Collectors.joining(" ")));
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
