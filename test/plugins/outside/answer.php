<?php
/**
 * Answers PHP's requests to other servers, as a must-use plugin that the stand-ins of single providers use.
 */

declare(strict_types=1);

/**
 * Answers all requests to a server. `$answer` gets method, path and sent fields and returns a body; `$status` gets method
 * and path and returns a status, which is 200 without it.
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
				'response' => array( 'code' => null === $status ? 200 : $status( $method, $path ), 'message' => 'OK' ),
				'cookies'  => array(),
				'filename' => null,
			);
		},
		10,
		3
	);
}
