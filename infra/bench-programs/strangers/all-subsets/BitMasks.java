import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        String[] w = new String[n];
        for (int i = 0; i < n; i++) w[i] = sc.next();
        String out = IntStream.range(0, 1 << n)
            .mapToObj(m -> IntStream.range(0, n).filter(i -> (m >> i & 1) == 1).mapToObj(i -> w[i]).collect(Collectors.joining(" ")))
            .map(s -> s.isEmpty() ? "-" : s)
            .collect(Collectors.joining("\n"));
        System.out.println(out);
    }
}
