import java.io.*;
import java.util.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        long[] a = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        long x = Arrays.stream(a).reduce(0L, (p, q) -> p ^ q);
        long top = Long.highestOneBit(x);
        System.out.println(Arrays.stream(a).filter(s -> (s & top) != 0).count());
    }
}
