import java.io.*;
import java.util.*;
import java.util.regex.Pattern;

public class E {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        long[] heaps = Pattern.compile(" ").splitAsStream(in.readLine().trim()).mapToLong(Long::parseLong).toArray();
        long sum = Arrays.stream(heaps).reduce(0L, (a, b) -> a ^ b);
        long top = Long.highestOneBit(sum);
        System.out.println(Arrays.stream(heaps).filter(h -> (h & top) != 0).count());
    }
}
