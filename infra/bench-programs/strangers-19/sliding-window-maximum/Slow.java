import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] nk = br.readLine().trim().split(" ");
        int n = Integer.parseInt(nk[0]), k = Integer.parseInt(nk[1]);
        List<Integer> values = Arrays.stream(br.readLine().trim().split(" ")).map(Integer::valueOf).collect(Collectors.toList());
        System.out.println(IntStream.rangeClosed(0, n - k)
                .mapToObj(i -> Collections.max(values.subList(i, i + k)).toString())
                .collect(Collectors.joining(" ")));
    }
}
