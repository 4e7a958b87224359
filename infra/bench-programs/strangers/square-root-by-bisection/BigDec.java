import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        // 1 + 3 + 5 + ... gives the squares
        long square = 0, odd = 1, root = 0;
        while (square + odd <= x) {
            square += odd;
            odd += 2;
            root++;
        }
        double r = root, step = 0.1;
        for (int d = 0; d < 10; d++) {
            while ((r + step) * (r + step) <= x) r += step;
            step /= 10;
        }
        System.out.println(r);
    }
}
