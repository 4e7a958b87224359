import java.util.*;
import java.util.stream.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] h = IntStream.range(0, n).map(i -> in.nextInt()).toArray();
        System.out.println(IntStream.range(0, n)
                .map(i -> IntStream.range(1, n).filter(s -> h[(i + s) % n] > h[i]).findFirst().orElse(0))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" ")));
    }
}
