import java.io.*;
import java.util.*;
import java.util.stream.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] a = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        long zeros = Arrays.stream(a).filter(x -> x == 0).count();
        long product = Arrays.stream(a).filter(x -> x != 0).asLongStream().reduce(1L, (x, y) -> x * y);
        // dividing is fine as long as we never divide by zero
        System.out.println(Arrays.stream(a)
                .mapToLong(x -> zeros == 0 ? product / x : zeros == 1 && x == 0 ? product : 0)
                .mapToObj(Long::toString)
                .collect(Collectors.joining(" ")));
    }
}
