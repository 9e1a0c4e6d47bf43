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
 * @param callable $status Receives method and path; returns the status of the answer. Without it: 200.
 */
function storefront_islands_stand_in( string $prefix, callable $answer, ?callable $status = null ): void {
	add_filter(
		'pre_http_request',
		static function ( $before, $request, $url ) use ( $prefix, $answer, $status ) {
			if ( 0 !== strpos( (string) $url, $prefix ) ) {
				return $before;
			}
			$sent = $request['body'] ?? null;
			if ( is_string( $sent ) ) {
				$sent = json_decode( $sent, true );
			}
			$method = (string) ( $request['method'] ?? 'GET' );
			$path   = (string) wp_parse_url( $url, PHP_URL_PATH );
			return array(
				'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary(),
				'body'     => (string) wp_json_encode( $answer( $method, $path, is_array( $sent ) ? $sent : array() ) ),
				'response' => array(
					'code'    => null === $status ? 200 : $status( $method, $path ),
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
