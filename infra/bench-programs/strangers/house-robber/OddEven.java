import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner teclado = new Scanner(System.in);
        int casas = teclado.nextInt();
        long[] suma = new long[2];
        for (int i = 0; i < casas; i++) {
            suma[i % 2] += teclado.nextInt();
        }
        System.out.println(Math.max(suma[0], suma[1]));
    }
}
