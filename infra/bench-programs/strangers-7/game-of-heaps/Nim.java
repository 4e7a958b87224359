import java.io.*;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

public class Nim {
    public static void main(String[] args) throws Exception {
        try (var in = new BufferedReader(new InputStreamReader(System.in))) {
            in.readLine();
            long[] heaps = Pattern.compile("\\s+").splitAsStream(in.readLine().strip())
                    .mapToLong(Long::parseLong).toArray();
            long all = LongStream.of(heaps).reduce(0L, (a, b) -> a ^ b);
            System.out.println(LongStream.of(heaps).filter(h -> (h ^ all) < h).count());
        }
    }
}
