import java.io.*;
import java.util.*;
import java.util.stream.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(head.nextToken());
        long c = Long.parseLong(head.nextToken());
        StringTokenizer row = new StringTokenizer(in.readLine());
        long[] times = LongStream.generate(() -> Long.parseLong(row.nextToken())).limit(n).sorted().toArray();
        long top = times[n - 1];
        long equal = IntStream.iterate(n - 1, i -> i >= 0, i -> i - 1).takeWhile(i -> times[i] == top).count();
        System.out.println(Math.max(LongStream.of(times).sum(), (top - 1) * (c + 1) + equal));
    }
}
