import java.util.Scanner;
import java.util.stream.Stream;

public class P3 {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(
                Stream.iterate(new long[] {1, 1}, p -> new long[] {p[1], p[0] + p[1]})
                        .skip(n)
                        .findFirst()
                        .get()[0]);
    }
}
