import java.math.*;
import java.util.Scanner;

public class A {
    public static void main(String[] args) {
        BigInteger x = new BigDecimal(new Scanner(System.in).next()).movePointRight(18).toBigInteger();
        BigInteger root = BigInteger.ZERO;
        // one decimal digit of the root after the other, as on paper
        for (BigInteger place = BigInteger.TEN.pow(15); place.signum() > 0; place = place.divide(BigInteger.TEN)) {
            BigInteger more = root.add(place);
            while (more.multiply(more).compareTo(x) <= 0) {
                root = more;
                more = root.add(place);
            }
        }
        System.out.println(new BigDecimal(root, 9).toPlainString());
    }
}
