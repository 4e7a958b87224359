import java.util.*;
import java.util.stream.*;
import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] a = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        long zeros = Arrays.stream(a).filter(x -> x == 0).count();
        long product = Arrays.stream(a).filter(x -> x != 0).asLongStream().reduce(1L, (x, y) -> x * y);
        String line = Arrays.stream(a)
            .mapToLong(x -> {
                if (zeros > 1) return 0;
                if (zeros == 1) return x == 0 ? product : 0;
                return product / x;
            })
            .mapToObj(Long::toString)
            .collect(Collectors.joining(" "));
        System.out.println(line);
    }
}
