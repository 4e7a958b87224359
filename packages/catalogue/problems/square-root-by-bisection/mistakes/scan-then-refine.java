import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        double x = Double.parseDouble(br.readLine().trim());
        double r = 0;
        double step = 1;
        while ((r + 1) * (r + 1) <= x && r < 100000) r += 1;
        for (int d = 0; d < 12; d++) { step /= 10; while ((r + step) * (r + step) <= x && step < 1) { r += step; if (r > 200000) break; } }
        System.out.println(r);
    }
}
