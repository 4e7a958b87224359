import java.io.*;
import java.util.stream.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] tags = Stream.of(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int wanted = 1;
        while (true) {
            final int w = wanted;
            if (IntStream.of(tags).noneMatch(t -> t == w)) break;
            wanted++;
        }
        System.out.println(wanted);
    }
}
