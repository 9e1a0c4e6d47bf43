<?php
/**
 * Answers PHP's requests to other servers, as a must-use plugin that the stand-ins of single providers use.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

/**
 * Answers all requests to a server.
 *
 * @param string   $prefix Beginning of the addresses.
 * @param callable $answer Receives method, path and sent fields; returns the body of the answer.
 */
function storefront_islands_stand_in( string $prefix, callable $answer ): void {
	add_filter(
		'pre_http_request',
		static function ( $before, $request, $url ) use ( $prefix, $answer ) {
			if ( 0 !== strpos( (string) $url, $prefix ) ) {
				return $before;
			}
			$sent = $request['body'] ?? null;
			if ( is_string( $sent ) ) {
				$sent = json_decode( $sent, true );
			}
			return array(
				'headers'  => array(),
				'body'     => (string) wp_json_encode( $answer( (string) ( $request['method'] ?? 'GET' ), (string) wp_parse_url( $url, PHP_URL_PATH ), is_array( $sent ) ? $sent : array() ) ),
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
				'cookies'  => array(),
				'filename' => null,
			);
		},
		10,
		3
	);
}
