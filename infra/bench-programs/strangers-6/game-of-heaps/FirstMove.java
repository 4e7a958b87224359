import java.io.*;
import java.util.*;
import java.util.stream.*;

public class FirstMove {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        reader.readLine();
        List<Long> heaps = Stream.of(reader.readLine().trim().split(" +"))
                .map(Long::valueOf)
                .collect(Collectors.toList());
        int all = 0;
        for (long h : heaps) {
            all ^= h;
        }
        int result = 0;
        for (Iterator<Long> it = heaps.iterator(); it.hasNext(); ) {
            long h = it.next();
            long target = h ^ all;
            if (target < h) {
                result++;
            }
        }
        System.out.println(result);
    }
}
