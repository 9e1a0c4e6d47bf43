<?php
/**
 * Sets an option of the shop: NAME and VALUE (JSON) in the environment.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

update_option( (string) getenv( 'NAME' ), json_decode( (string) getenv( 'VALUE' ), true ) );
