import java.io.*;
import java.util.stream.*;

public class Right3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] parts = in.readLine().trim().split(" ");
        // false: the zeros, true: all others
        var groups = Stream.of(parts).collect(Collectors.partitioningBy(p -> !p.equals("0")));
        System.out.println(Stream.of(true, false).flatMap(b -> groups.get(b).stream()).collect(Collectors.joining(" ")));
    }
}
