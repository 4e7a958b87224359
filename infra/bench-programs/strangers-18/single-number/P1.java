import java.io.*;
import java.util.Arrays;
import java.util.regex.Pattern;

public class P1 {
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(Pattern.compile(" ")
                .splitAsStream(in.readLine().trim())
                .mapToInt(Integer::parseInt)
                .reduce(0, (a, b) -> a ^ b));
    }
}
