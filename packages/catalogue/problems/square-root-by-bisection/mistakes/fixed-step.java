import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        double x = Double.parseDouble(br.readLine().trim());
        long k = 0;
        while ((k + 1) * 1e-6 * (k + 1) * 1e-6 <= x + 1e-13) k++;
        System.out.println(k * 1e-6);
    }
}
