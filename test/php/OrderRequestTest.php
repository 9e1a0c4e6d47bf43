<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Requests\OrderRequest;

/** Tests which requests are recognised as placing or paying an order. */
final class OrderRequestTest extends TestCase {
	private const ROUTE = '/wp-json/wc/store/v1/checkout';
	private const BATCH = '/wp-json/wc/store/v1/batch';

	/** @dataProvider requests */
	public function test_finds_the_key_and_the_order_of_a_request( ?array $found, string $uri, array $parts = array() ): void {
		$parts  += array( 'method' => 'POST', 'get' => array(), 'post' => array(), 'body' => '', 'server' => array() );
		$server  = $parts['server'] + array( 'REQUEST_METHOD' => $parts['method'], 'REQUEST_URI' => $uri, 'HTTP_IDEMPOTENCY_KEY' => ' k ' );
		$request = OrderRequest::find( $server, $parts['get'], $parts['post'], static fn(): string => $parts['body'] );
		self::assertSame( $found, null === $request ? null : array( $request->key(), $request->order_id() ) );
	}

	/** Returns requests: key and order, of which 0 is a new one; null if it is no order. */
	public static function requests(): array {
		$batch = static fn( string ...$paths ): array => array( 'body' => (string) wp_json_encode( array( 'requests' => array_map( static fn( string $path ): array => array( 'path' => $path ), $paths ) ) ) );
		$cases = array(
			'an order'                   => array( array( 'k', 0 ), self::ROUTE ),
			'in capitals'                => array( array( 'k', 0 ), '/wp-json/WC/store/Checkout/?x=1' ),
			'encoded, in a folder'       => array( array( 'k', 0 ), '/shop/index.php/wp-json/wc/store/check%6Fut' ),
			'by a query'                 => array( array( 'k', 0 ), '/?rest_route=…', array( 'get' => array( 'rest_route' => '/wc/store/v1/checkout' ) ) ),
			'without a key'              => array( array( '', 0 ), self::ROUTE, array( 'server' => array( 'HTTP_IDEMPOTENCY_KEY' => '' ) ) ),
			'payment of an order'        => array( array( 'k', 12 ), self::ROUTE . '/12' ),
			'payment, by a query'        => array( array( 'k', 12 ), '/?rest_route=…', array( 'get' => array( 'rest_route' => '/wc/store/checkout/12/' ) ) ),
			'method by a query'          => array( array( 'k', 0 ), self::ROUTE . '?_method=post', array( 'method' => 'GET', 'get' => array( '_method' => 'post' ) ) ),
			'method by a header'         => array( array( 'k', 0 ), self::ROUTE, array( 'method' => 'PUT', 'server' => array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'POST' ) ) ),
			'route by a field'           => array( array( 'k', 0 ), '/', array( 'post' => array( 'rest_route' => '/wc/store/v1/checkout' ) ) ),
			'in a batch'                 => array( array( '', 0 ), self::BATCH, $batch( '/wc/store/v1/cart/add-item', '/wc/store/v1/checkout' ) ),
			'in a batch, by an address'  => array( array( '', 0 ), '/wp-json/wc/store/Batch', $batch( 'https://shop.example/wc/store/Checkout/12?x=1' ) ),
			'what is no batch'           => array( null, '/wp-json/wc/store/v1/cart', $batch( '/wc/store/v1/checkout' ) ),
			'form'                       => array( array( '', 0 ), '/checkout/', array( 'post' => array( 'woocommerce_checkout_place_order' => 'Place order' ) ) ),
			'form of payment'            => array( array( '', 0 ), '/checkout/order-pay/12/', array( 'post' => array( 'woocommerce_pay' => '1' ) ) ),
			'update of the draft'        => array( null, self::ROUTE, array( 'method' => 'PUT' ) ),
			'update, by a header'        => array( null, self::ROUTE, array( 'server' => array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'PUT' ) ) ),
			'reader'                     => array( null, self::ROUTE, array( 'method' => 'GET' ) ),
			'below the route'            => array( null, self::ROUTE . '/thanks' ),
			'another route'              => array( null, '/wp-json/wc/store/v1/cart/add-item' ),
			'the page'                   => array( null, '/checkout/' ),
			'review of the classic form' => array( null, '/?wc-ajax=update_order_review', array( 'get' => array( 'wc-ajax' => 'update_order_review' ) ) ),
		);
		foreach ( array( 'checkout', ' checkout', '<i>checkout' ) as $name ) {
			$cases[ "classic checkout, $name" ] = array( array( '', 0 ), '/?wc-ajax=…', array( 'get' => array( 'wc-ajax' => $name ) ) );
		}
		foreach ( array( '', 'null', '{"requests":1}', '{"requests":[1,{"path":[]},{"path":"/wc/store/v1/cart"}]}' ) as $body ) {
			$cases[ "another batch: $body" ] = array( null, self::BATCH, array( 'body' => $body ) );
		}
		return $cases;
	}
}
