<?php
/**
 * Stand-in for the servers of Omnisend, as a must-use plugin: takes everything.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

storefront_islands_stand_in(
	'https://api.omnisend.com/',
	static function (): array {
		return array( 'contactID' => 'standin' );
	}
);
